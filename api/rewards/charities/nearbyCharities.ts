import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Coordinates } from './charity.ts'
import { type CharityRow, charityColumns } from './charityRow.ts'
import { firstFull, inParts } from './findCharities.ts'

const milesPerDegree = 69.1
const radiusMiles = 30
/** Where few nonprofits are near, the search reaches farther. */
const farRadiusMiles = 120
const fewCharities = 4

/** The largest nonprofits near a place, nearest first. */
export const nearbyCharities = async (
  database: Queryable,
  place: Coordinates,
  limit: number,
): Promise<readonly CharityRow[]> => {
  const near = await within(database, place, radiusMiles, limit)
  return near.length > fewCharities ? near : within(database, place, farRadiusMiles, limit)
}

const within = async (
  database: Queryable,
  place: Coordinates,
  miles: number,
  limit: number,
): Promise<readonly CharityRow[]> => {
  const height = miles / milesPerDegree
  const width = height / Math.max(Math.cos((place.latitude * Math.PI) / 180), 0.1)
  const { latitude, longitude } = place
  const box = `((${longitude - width},${latitude - height}),(${longitude + width},${latitude + height}))`
  const rows = await firstFull(
    database,
    inBox.map(statement => ({ statement, values: [box, limit] })),
    limit,
  )
  return rows
    .map(charity => ({ charity, distance: charity.place ? milesBetween(place, charity.place) : Infinity }))
    .filter(({ distance }) => distance <= miles)
    .sort((one, other) => one.distance - other.distance)
    .map(({ charity }) => charity)
}

const inBox = inParts(
  part => `select ${charityColumns} from rewards.charities
    where place <@ $1::box and ${part} order by rank + 0 limit $2`,
  1,
)

/** The great-circle distance. */
export const milesBetween = (one: Coordinates, other: Coordinates): number => {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const latitudes = radians(other.latitude - one.latitude) / 2
  const longitudes = radians(other.longitude - one.longitude) / 2
  const chord =
    Math.sin(latitudes) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitudes) ** 2
  return 2 * 3_958.8 * Math.asin(Math.min(1, Math.sqrt(chord)))
}
