/**
 * Addresses of GoogleRecaptchaV2, for the policy of the pages with its box. One that ends in a slash stands for all below
 * it.
 */
export const recaptchaSources = {
  /** The script that a page loads; it loads the others. */
  script: 'https://www.google.com/recaptcha/api.js',
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  /** The box, and the pictures that it may show. */
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
} as const
