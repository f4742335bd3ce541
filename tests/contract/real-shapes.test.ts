import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { operations, type OperationId } from '@foyer/contract/operations'
import { readAnswer } from '../../storefront/src/services/reading/answers.ts'
import type { Body } from '../real-shapes/records.ts'
import { browsingCalls, changedAt, listDocuments, type BrowsingCall } from '../real-shapes/documents.ts'
import { mutatedAnswer, seed } from '../real-shapes/mutations.ts'

/** Answers in the shape of real servers, and in invalid shapes, through the storefront's decoder. */

const checks = new Map<OperationId, ReturnType<typeof Compile>>()

/** Violations of the contract's own schema in an answer. */
function listViolations(operation: OperationId, body: unknown): unknown[] {
  let check = checks.get(operation)
  if (!check) {
    check = Compile((operations[operation].responses as Record<number, TSchema>)[200] as TSchema)
    checks.set(operation, check)
  }
  return [...check.Errors(body)].map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function taken({ operation, body, at }: BrowsingCall) {
  const answer = readAnswer(operation, body)
  if (!answer.ok) return { answer, list: null }
  const value = (answer.body as Body)[at]
  return { answer, list: Array.isArray(value) ? (value as Body[]) : null }
}

const getLeftOutCount = (answer: ReturnType<typeof readAnswer>, list: string) =>
  answer.ok ? (answer.leftOut?.[list]?.count ?? 0) : 0

describe.each(browsingCalls.map((call) => [call.operation, call] as const))('%s', (operation, call) => {
  const documents = listDocuments(call)

  it('accepts every record of an answer in the real shape', () => {
    const { answer, list } = taken(call)
    if (!answer.ok) throw new Error(answer.field)
    expect(answer.leftOut).toBeNull()
    expect(listViolations(operation, answer.body)).toEqual([])
    if (call.isList) expect(list).toHaveLength((call.body[call.at] as Body[]).length)
  })

  it("fits the contract's own schema", () => {
    expect(listViolations(operation, call.body)).toEqual([])
  })

  it('has at least ten documents', () => {
    expect(documents.length).toBeGreaterThanOrEqual(10)
  })

  it.each(documents.map((document) => [document.name, document] as const))('with %s', (_, document) => {
    const sent = structuredClone(document.body)
    const { answer, list } = taken(document)
    // Reading does not modify the answer.
    expect(document.body).toEqual(sent)
    if (!call.isList) {
      expect(answer.ok).toBe(document.isUsable)
      if (answer.ok) expect(listViolations(operation, answer.body)).toEqual([])
      return
    }
    if (!answer.ok) throw new Error(answer.field)
    expect(listViolations(operation, answer.body)).toEqual([])
    const whole = taken(call).list ?? []
    expect(list).toHaveLength(whole.length - (document.isUsable ? 0 : 1))
    expect(getLeftOutCount(answer, call.at)).toBe(document.isUsable ? 0 : 1)
    // The other records are unaffected.
    const others = whole.filter((__, index) => index !== changedAt)
    expect(document.isUsable ? list?.filter((__, index) => index !== changedAt) : list).toEqual(others)
  })
})

it('accepts 1,000 answers with fields that are absent, null, blank, of another type or extra', () => {
  fc.assert(
    fc.property(mutatedAnswer, (call) => {
      const { answer, list } = taken(call)
      if (!answer.ok) {
        // An answer fails only if its list is not a list, or its only record is invalid.
        expect(call.isList ? Array.isArray(call.body[call.at]) && call.at : null).not.toBe(answer.field)
        return
      }
      expect(listViolations(call.operation, answer.body)).toEqual([])
      const sent = call.body[call.at]
      // Each record sent is either read or counted as left out.
      if (call.isList && Array.isArray(sent))
        expect((list?.length ?? 0) + getLeftOutCount(answer, call.at)).toBe(sent.length)
    }),
    { numRuns: 1_000, seed },
  )
})

it('reports what is left out by names of lists and fields only', () => {
  const answer = readAnswer('getFilms', {
    films: [
      { id: 'HO1', title: { text: 'A' } },
      { id: 'secret' },
      { title: { text: 'B' } },
      7,
      { id: 'HO1', title: 'A' },
    ],
  })
  expect(answer).toMatchObject({
    ok: true,
    leftOut: { films: { count: 4, fields: ['title', 'id', 'not an object', 'repeated'] } },
  })
})
