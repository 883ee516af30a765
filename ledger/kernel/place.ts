import { z } from 'zod'

const placeForm = /^-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?$/

const isOnEarth = (text: string): boolean => {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** A point on the map, latitude before longitude: `52.52,13.405`. */
export const Place = z
  .string()
  .regex(placeForm, { error: 'Write latitude and longitude, such as 52.52,13.405.', abort: true })
  .max(22)
  .refine(isOnEarth, 'Write a latitude up to 90 and a longitude up to 180.')
export type Place = z.infer<typeof Place>
