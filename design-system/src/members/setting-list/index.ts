export { SettingList, SettingRow, type SettingListProps, type SettingRowProps } from './SettingList.tsx'
