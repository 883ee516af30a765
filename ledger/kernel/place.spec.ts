import { expect, it } from 'vitest'
import { Place } from './place.ts'

it.each(['52.52,13.405', '-33.9,151.2', '0,0', '90,-180'])('%s is a place', text => {
  expect(Place.safeParse(text).success).toBe(true)
})

it.each(['91,0', '0,181', '52.52', '52.52, 13.4', 'here', '52.52,13.405,7', ','])('%s is none', text => {
  expect(Place.safeParse(text).success).toBe(false)
})
