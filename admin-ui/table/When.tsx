import { formatDay, formatInstant } from './formatInstant.ts'

/** A day, with the exact time for those who look closer. */
export const When = ({
  instant,
  withTime = false,
}: {
  readonly instant: string
  readonly withTime?: boolean
}) => (
  <time dateTime={instant} title={formatInstant(instant)} style={{ whiteSpace: 'nowrap' }}>
    {withTime ? formatInstant(instant) : formatDay(instant)}
  </time>
)
