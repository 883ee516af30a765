import { expect, it } from 'vitest'
import { trackingAddress } from './trackingAddress.ts'

it.each([
  ['UPS', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['FedEx Ground', '7777 1234', 'https://www.fedex.com/fedextrack/?trknbr=77771234'],
  ['DHL', 'JD01', 'https://www.dhl.com/en/express/tracking.html?AWB=JD01'],
  [null, '1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  [null, 'TBA123456789012', 'https://track.amazon.com/tracking/TBA123456789012'],
  ['Pigeons Ltd', 'P1', 'https://t.17track.net/en#nums=P1'],
  [null, '12345', 'https://t.17track.net/en#nums=12345'],
])('a parcel with %s, number %s, is followed at %s', (carrier, number, address) => {
  expect(trackingAddress(carrier, number)).toBe(address)
})

it('keeps what a vendor sends as a number inside the address', () => {
  expect(trackingAddress('UPS', '1Z"><script>&x=1')).toBe(
    'https://www.ups.com/track?tracknum=1Z%22%3E%3Cscript%3E%26x%3D1',
  )
})
