import type { Share } from './ShareBars.tsx'

export type ZoneShare = {
  readonly time_zone: string | null
  readonly people: number
  readonly reached: number
}

const citiesMax = 3

/** Time zones with one clock together, from west to east: `UTC+1 · Berlin, Paris, Rome …`. */
export const zonesByOffset = (zones: readonly ZoneShare[], now: Date, unknown: string): readonly Share[] => {
  const groups = new Map<number, ZoneShare[]>()
  for (const zone of zones) {
    const offset = zone.time_zone === null ? Number.POSITIVE_INFINITY : offsetOf(zone.time_zone, now)
    groups.set(offset, [...(groups.get(offset) ?? []), zone])
  }
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([offset, members]) => ({
      id: String(offset),
      name: Number.isFinite(offset) ? `${nameOf(offset)} · ${citiesOf(members)}` : unknown,
      people: members.reduce((sum, { people }) => sum + people, 0),
      reached: members.reduce((sum, { reached }) => sum + reached, 0),
    }))
}

/** In minutes; a name that the browser does not know counts as UTC. */
const offsetOf = (timeZone: string, now: Date): number => {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
      now,
    )
    const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  } catch {
    return 0
  }
}

const nameOf = (offset: number): string => {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const clock = minutes === 0 ? String(hours) : `${hours}:${String(minutes).padStart(2, '0')}`
  return offset === 0 ? 'UTC' : `UTC${offset < 0 ? '−' : '+'}${clock}`
}

const citiesOf = (zones: readonly ZoneShare[]): string => {
  const cities = zones.map(({ time_zone: zone }) => (zone?.split('/').at(-1) ?? '').replaceAll('_', ' '))
  return `${cities.toSorted().slice(0, citiesMax).join(', ')}${cities.length > citiesMax ? ' …' : ''}`
}
