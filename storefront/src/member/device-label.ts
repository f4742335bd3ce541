import type { TextFunctions } from '../context/hooks.ts'

/** Product names, such as Firefox and Linux; null where they are not known. */
export interface DeviceNames {
  readonly browser: string | null
  readonly system: string | null
}

/** Name of a device by which a member recognizes it: "Firefox on Linux". */
export function createDeviceLabel({ browser, system }: DeviceNames, t: TextFunctions['t']): string {
  if (browser !== null && system !== null) return t('member.devices.name', { browser, system })
  return browser ?? system ?? t('member.devices.unknown')
}
