import { expect, it } from 'vitest'
import { zonesByOffset } from './zonesByOffset.ts'

const zone = (time_zone: string | null, people: number, reached: number) => ({ time_zone, people, reached })
const now = new Date('2026-11-23T12:00:00Z')

it('puts time zones with one clock together, from west to east', () => {
  const zones = [
    zone('Europe/Rome', 3, 2),
    zone('Asia/Kolkata', 4, 0),
    zone('America/Sao_Paulo', 1, 1),
    zone(null, 2, 1),
    zone('Europe/Berlin', 5, 5),
    zone('Europe/Paris', 1, 1),
    zone('Europe/Vienna', 1, 0),
  ]
  expect(
    zonesByOffset(zones, now, 'Not known').map(({ name, people, reached }) => [name, people, reached]),
  ).toEqual([
    ['UTC−3 · Sao Paulo', 1, 1],
    ['UTC+1 · Berlin, Paris, Rome …', 10, 8],
    ['UTC+5:30 · Kolkata', 4, 0],
    ['Not known', 2, 1],
  ])
})
