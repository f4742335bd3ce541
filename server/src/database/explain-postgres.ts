/** SQLSTATE, codes of the network and of certificates that a start may meet. */
const certificateErrors = /CERT|SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)/

/**
 * Why PostgreSQL cannot be used, in a sentence with host, user and database but never the password; null if the
 * connection is not the cause.
 */
export function explainPostgres(error: unknown, databaseUrl: string): string | null {
  const { code, message = '' } = error as { code?: unknown; message?: string }
  const url = new URL(databaseUrl)
  // An address without a host means a socket or this machine.
  const host = decodeURIComponent(url.hostname) || 'localhost'
  const place = `${host}:${url.port || '5432'}`
  const user = decodeURIComponent(url.username) || 'of the process'
  const database = decodeURIComponent(url.pathname.slice(1)) || user
  const reason = findReason(typeof code === 'string' ? code : '', message, { host, place, user, database })
  return reason === null ? null : `${reason} DATABASE_URL has the address of the database and the user.`
}

interface ConnectionAddress {
  host: string
  place: string
  user: string
  database: string
}

function findReason(
  code: string,
  message: string,
  { host, place, user, database }: ConnectionAddress,
): string | null {
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL answers at ${place}. Is it running?`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no host named ${host}.`
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `PostgreSQL at ${place} cannot be reached from here.`
    case 'ECONNRESET':
      return `The server at ${place} closed the connection. Is it PostgreSQL?`
    case '28P01':
    case '28000':
      return `PostgreSQL at ${place} refuses the user ${user}: there is no such role, the password is wrong, or it may not connect from here.`
    case '3D000':
      return `PostgreSQL at ${place} has no database ${database}. Create it first: createdb ${database}.`
    case '42501':
      return `The user ${user} may not create tables in the database ${database} at ${place}.`
    case '53300':
      return `PostgreSQL at ${place} accepts no more connections.`
    case '57P03':
      return `PostgreSQL at ${place} is still starting, or stopping.`
    default:
  }
  if (certificateErrors.test(code))
    return `The certificate of PostgreSQL at ${place} is not accepted (${code}).`
  if (/connection timeout|timeout exceeded/.test(message))
    return `PostgreSQL at ${place} did not answer in time.`
  if (/^Connection terminated/.test(message))
    return `The server at ${place} closed the connection. Is it PostgreSQL?`
  if (/does not support SSL/.test(message)) return `PostgreSQL at ${place} does not speak TLS.`
  if (/password must be a string/i.test(message))
    return `PostgreSQL at ${place} requires a password of the user ${user}, and none is given.`
  return null
}
