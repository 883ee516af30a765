import { describe, expect, test } from 'vitest'
import { destinationOf, phoneOf } from './destination.ts'

describe('a phone number', () => {
  test.each([
    ['415 555 0100', '+14155550100'],
    ['(415) 555-0100', '+14155550100'],
    ['1-415-555-0100', '+14155550100'],
    ['+1 415 555 0100', '+14155550100'],
    ['+1 415 555 0100 ext. 12', '+14155550100'],
    ['4155550100x7', '+14155550100'],
    ['0044 7911 123456', '+447911123456'],
    ['+44 7911 123456', '+447911123456'],
    ['+972 54 123 4567', '+972541234567'],
  ])('%s is %s', (text, number) => {
    expect(phoneOf(text)).toBe(number)
  })

  test.each(['', '555 0100', '415 555 01001234567', 'ann@evergreen.example', '+', 'call 415 555 0100'])(
    '%s is none',
    text => {
      expect(phoneOf(text)).toBeUndefined()
    },
  )
})

describe('a destination', () => {
  test('of PayPal is an e-mail address or a phone number', () => {
    expect(destinationOf('PAYPAL', ' Ann@Evergreen.example ')).toEqual({
      kind: 'email',
      address: 'ann@evergreen.example',
    })
    expect(destinationOf('PAYPAL', '+44 7911 123456')).toEqual({ kind: 'phone', address: '+447911123456' })
    expect(destinationOf('PAYPAL', 'ann@')).toBeUndefined()
    expect(destinationOf('PAYPAL', `${'a'.repeat(120)}@evergreen.example`)).toBeUndefined()
  })

  test('of Venmo is a phone number of the United States', () => {
    expect(destinationOf('VENMO', '415 555 0100')).toEqual({ kind: 'phone', address: '+14155550100' })
    expect(destinationOf('VENMO', '+44 7911 123456')).toBeUndefined()
    expect(destinationOf('VENMO', 'ann@evergreen.example')).toBeUndefined()
  })
})
