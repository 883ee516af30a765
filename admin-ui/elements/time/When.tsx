import { useFormats } from '../formats/useFormats.ts'

type WhenProps = { readonly instant: string; readonly withTime?: boolean }

/** A day of the team, with the exact time for those who look closer. */
export const When = ({ instant, withTime = false }: WhenProps) => {
  const formats = useFormats()
  const exactly = formats.instant(instant)
  return (
    <time dateTime={instant} title={exactly} style={{ whiteSpace: 'nowrap' }}>
      {withTime ? exactly : formats.day(instant)}
    </time>
  )
}
