import fc from 'fast-check'
import { findCodeTypes, getPinRule, maskCode, matchCodeType, recognizeCodeType } from './code-format.ts'
import { normalizeCode } from './normalize-code.ts'
import type { CodeFormat, TicketRedemptionCodeType } from '../channel/tickets.ts'

const format = (fullFormat: string, partialFormat = '#', prefixLength = 0): CodeFormat => ({
  fullFormat,
  partialFormat,
  prefixLength,
})
const voucher: TicketRedemptionCodeType = {
  id: 'voucher',
  type: 'Voucher',
  label: 'Voucher',
  pin: 'Required',
  format: format('GV## #### ####', 'GV##', 2),
}
const union: TicketRedemptionCodeType = {
  id: 'union',
  type: 'ThirdPartyMemberCard',
  label: 'Union card',
  thirdPartyMemberSchemeId: 'union',
  format: format('####-####', '##', 4),
}
const student: TicketRedemptionCodeType = { ...union, id: 'student', format: format('ST-####', 'ST', 2) }
const plain: TicketRedemptionCodeType = { id: 'plain', type: 'Voucher', label: 'Any voucher', pin: 'None' }

const getIds = (types: readonly TicketRedemptionCodeType[]) => types.map(({ id }) => id)
function matchIds(
  input: string,
  types: readonly TicketRedemptionCodeType[],
  match = matchCodeType,
): string[] {
  const found = match(input, types)
  switch (found.kind) {
    case 'None':
      return []
    case 'One':
      return [found.codeType.id]
    case 'Several':
      return getIds(found.codeTypes)
  }
}

describe('a code as it is compared', () => {
  it.each([
    ['gv12 3456 7890', 'GV1234567890'],
    ['  GV12-3456–7890\t', 'GV1234567890'],
    ['GV12\u00a03456\u20097890', 'GV1234567890'],
    ['GV12\u20113456\u22127890', 'GV1234567890'],
    ['\u200fGV12\u200b34\ufeff', 'GV1234'],
    ['ＧＶ１２', 'GV12'],
    ['GV٣٤۵۶', 'GV3456'],
    ['', ''],
    [' - ', ''],
    ['gv_12.3*', 'GV_12.3*'],
    ['straße', 'STRASSE'],
    ['\0\n', '\0'],
  ])('%j is %j', (input, code) => {
    expect(normalizeCode(input)).toBe(code)
  })

  it('is the same when it is normalized again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ09 -–\u00a0\u200bＧ１٣ßé_.') }), (input) => {
        const code = normalizeCode(input)
        expect(normalizeCode(code)).toBe(code)
      }),
    )
  })
})

describe('kinds that a code may become', () => {
  const all = [voucher, union, student, plain]

  it.each([
    ['', ['voucher', 'union', 'student', 'plain']],
    ['g', ['voucher', 'union', 'plain']],
    ['GV', ['voucher', 'union', 'plain']],
    ['GV1', ['voucher', 'union', 'plain']],
    ['gv12-3456', ['voucher', 'union', 'plain']],
    ['gv12 3456 7', ['voucher', 'plain']],
    ['gv12 3456 7890 1', ['plain']],
    ['s t', ['union', 'student', 'plain']],
    ['st-1234', ['union', 'student', 'plain']],
    ['!', ['plain']],
  ])('%j', (input, ids) => {
    expect(getIds(findCodeTypes(input, all))).toEqual(ids)
  })

  it('are held to the partial format as well as to the full one', () => {
    const strict = { ...voucher, format: format('########', 'GV') }
    expect(findCodeTypes('GV1', [strict])).toHaveLength(1)
    expect(findCodeTypes('GX1', [strict])).toHaveLength(0)
    expect(matchIds('GX123456', [strict])).toEqual([])
    // A partial format longer than the full one has no effect beyond the full one's end.
    expect(matchIds('1234', [{ ...voucher, format: format('####', '####AB') }])).toEqual(['voucher'])
  })

  it('only lose by typing on', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[GVST0-9 -]{0,14}$/), (input) => {
        const longer = getIds(findCodeTypes(input, all))
        const shorter = getIds(findCodeTypes(input.slice(0, -1), all))
        expect(shorter).toEqual(expect.arrayContaining(longer))
      }),
    )
  })
})

describe('the kind of a whole code', () => {
  it('is the one whose full format it has', () => {
    expect(matchCodeType('gv12-3456-7890', [voucher, union])).toEqual({
      kind: 'One',
      code: 'GV1234567890',
      codeType: voucher,
    })
    expect(matchIds('1234 5678', [voucher, union])).toEqual(['union'])
    expect(matchIds('1234 567', [voucher, union])).toEqual([])
    expect(matchIds('1234 5678 9', [voucher, union])).toEqual([])
  })

  it('is the one that fixes most where several have it', () => {
    const any = { ...union, format: format('######') }
    expect(matchIds('ST1234', [any, student])).toEqual(['student'])
    expect(matchIds('SX1234', [any, student])).toEqual(['union'])
    expect(matchIds('ST1234', [plain, any])).toEqual(['union'])
  })

  it('is for the visitor to say where nothing tells them apart', () => {
    expect(matchIds('anything', [plain, { ...plain, id: 'other' }])).toEqual(['plain', 'other'])
    expect(matchIds('12345678', [union, { ...union, id: 'twin' }])).toEqual(['union', 'twin'])
  })

  it('is none of nothing, of too much, and where no kind is configured', () => {
    expect(matchIds('', [plain])).toEqual([])
    expect(matchIds(' - ', [plain])).toEqual([])
    expect(matchIds('9'.repeat(60), [plain])).toEqual(['plain'])
    expect(matchIds('9'.repeat(61), [plain])).toEqual([])
    expect(matchIds('GV1234567890', [])).toEqual([])
  })

  it('is told while it is typed, after the characters of its prefix', () => {
    const recognize = (input: string) => matchIds(input, [voucher, union], recognizeCodeType)
    expect(recognize('')).toEqual([])
    expect(recognize('g')).toEqual([])
    expect(recognize('gv')).toEqual(['voucher'])
    expect(recognize('123')).toEqual([])
    expect(recognize('12-34')).toEqual(['union'])
    expect(recognize('1234 5678 9')).toEqual([])
  })
})

describe('what a field shows', () => {
  const show = (input: string, types = [voucher], caret?: number) => maskCode(input, types, caret)

  it.each([
    ['g', 'G'],
    ['gv12', 'GV12'],
    ['gv123', 'GV12 3'],
    ['gv12 ', 'GV12'],
    ['gv1234567890', 'GV12 3456 7890'],
    ['gv12-3456-78', 'GV12 3456 78'],
    ['gv12345678901', 'GV12345678901'],
    ['x1', 'X1'],
    ['', ''],
  ])('of %j is %j', (input, text) => {
    expect(show(input)).toEqual({ text, caret: text.length })
  })

  it('is laid out where the kinds that it may be agree', () => {
    const short = { ...union, format: format('#### ####', '####') }
    expect(show('12345', [short, union]).text).toBe('12345')
    expect(show('12345', [short]).text).toBe('1234 5')
    expect(show('12345', [short, plain]).text).toBe('12345')
    expect(show('12345', [voucher, short]).text).toBe('1234 5')
    expect(show('12345', []).text).toBe('12345')
  })

  it('is laid out by the partial format as far as that goes', () => {
    const split = { ...union, format: format('########', '##-##') }
    expect(show('123', [split]).text).toBe('12-3')
    expect(show('12345', [split]).text).toBe('12345')
  })

  it('has the caret after the same characters', () => {
    expect(show('gv1293456', [voucher], 5)).toEqual({ text: 'GV12 9345 6', caret: 6 })
    expect(show('GV12 3456', [voucher], 4)).toEqual({ text: 'GV12 3456', caret: 4 })
    expect(show('GV12 3456', [voucher], 5)).toEqual({ text: 'GV12 3456', caret: 4 })
    expect(show('GV12 3456', [voucher], 0)).toEqual({ text: 'GV12 3456', caret: 0 })
  })

  it('is the same code, and shown again the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[gvGV0-9 -]{0,20}$/), (input) => {
        const { text } = show(input, [voucher, union])
        expect(normalizeCode(text)).toBe(normalizeCode(input))
        expect(show(text, [voucher, union]).text).toBe(text)
      }),
    )
  })
})

describe('odd formats', () => {
  it('of separators alone take no code, as a code is something', () => {
    const empty = { ...voucher, format: format(' - ') }
    expect(matchIds('', [empty])).toEqual([])
    expect(matchIds('1', [empty])).toEqual([])
    expect(maskCode('1', [empty]).text).toBe('1')
  })

  it('are read literally: nothing in them is an expression', () => {
    const nested = { ...voucher, format: format('(a+)+$', '(a+)+$') }
    expect(matchIds('A'.repeat(40), [nested])).toEqual([])
    expect(matchIds('(A+)+$', [nested])).toEqual(['voucher'])
  })

  it('of any length are read in one pass', () => {
    const long = { ...voucher, format: format('#'.repeat(100_000)) }
    const started = performance.now()
    expect(matchIds(`${'a'.repeat(99_999)}!`, [long])).toEqual([])
    expect(maskCode('a'.repeat(100_000), [long]).text).toHaveLength(100_000)
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})

describe('a pin', () => {
  const required = { pin: { isRequired: true } }
  const notRequired = { pin: { isRequired: false } }

  it.each(['Required', 'Optional', 'None'] as const)('goes by the kind where that says %s', (pin) => {
    expect(getPinRule({ ...voucher, pin }, required)).toBe(pin)
    expect(getPinRule({ ...voucher, pin }, notRequired)).toBe(pin)
  })

  it('goes by the channel where the kind says nothing', () => {
    expect(getPinRule(union, required)).toBe('Required')
    expect(getPinRule(union, notRequired)).toBe('None')
  })
})
