import { useInput } from 'ra-core'
import { SettingSwitch } from './SettingSwitch.tsx'

type SwitchInputProps = { readonly source: string; readonly label: string; readonly sentence?: string }

/** A setting of a form that is on or off. */
export const SwitchInput = ({ source, ...words }: SwitchInputProps) => {
  const { field } = useInput<boolean>({ source })
  return <SettingSwitch {...words} isOn={field.value === true} onSwitch={field.onChange} />
}
