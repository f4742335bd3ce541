const areAllTested =
  process.env.FOYER_TEST_ENGINES === 'all' || process.env.FOYER_TEST_DATABASE_URL !== undefined

/**
 * Those of a suite's engines that a run tests: the first, SQLite, or with `FOYER_TEST_ENGINES=all`, as `npm run verify`
 * sets it, or a database of `FOYER_TEST_DATABASE_URL`, every one. Starting PostgreSQL in memory takes each suite one to two seconds.
 */
export const pickTestEngines = <T>(engines: readonly T[]): readonly T[] =>
  areAllTested ? engines : engines.slice(0, 1)
