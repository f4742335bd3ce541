/** How often letters come. The public interface names the field, not its values: these are Foyer's. */
export const mailerFrequencies = ['Daily', 'Weekly', 'Monthly'] as const
export type MailerFrequency = (typeof mailerFrequencies)[number]

/** A member's photo, as a browser and the server judge it. */
export const photoRules = {
  /** Of the file, bytes. */
  largestFile: 8 * 1_024 * 1_024,
  /** Of the shorter side, pixels. */
  smallestSide: 64,
} as const
