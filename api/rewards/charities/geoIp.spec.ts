import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openGeoIp } from './geoIp.ts'

const contracts = process.env.LAUREL_CONTRACTS

describe.skipIf(contracts === undefined)('a database of MaxMind (LAUREL_CONTRACTS names its folder)', () => {
  test('says where addresses are, and nothing about others', async () => {
    const locate = await openGeoIp(join(contracts ?? '', 'geoip', 'GeoLite2-City-Test.mmdb'))
    const london = locate('81.2.69.142')
    expect(london?.latitude).toBeCloseTo(51.5, 0)
    expect(london?.longitude).toBeCloseTo(-0.1, 0)
    expect(locate('127.0.0.1')).toBeNull()
    expect(locate('no address')).toBeNull()
  })

  test('of countries has no places', async () => {
    const locate = await openGeoIp(join(contracts ?? '', 'geoip', 'GeoLite2-Country-Test.mmdb'))
    expect(locate('81.2.69.142')).toBeNull()
  })
})
