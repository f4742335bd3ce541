/** JSON Schema of the channel's own rules, as far as one can express them. */
export const channelDescriptions = {
  currencyFormat: { type: 'string', maxLength: 20, pattern: '%s.*%v|%v.*%s' },
  friendCodeFormat: {
    type: 'string',
    maxLength: 60,
    pattern: '^[^*\\p{L}\\p{N}]*(\\*[^*\\p{L}\\p{N}]*){20}$',
  },
  regex: { type: 'string', minLength: 1, maxLength: 200, format: 'regex' },
  pages: { type: 'object', additionalProperties: { type: 'string', pattern: '^/' } },
  pagePath: {},
  ownAddress: {},
  textMap: { type: 'object', additionalProperties: { type: 'string' } },
  isObject: { type: 'object' },
  customValidation: {},
} as const
