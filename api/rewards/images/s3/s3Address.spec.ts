import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { expect, test } from 'vitest'
import { addressOf, keyOf } from './s3Address.ts'

const teamId = derivedId('team', 'Evergreen')
const imageId = '0f'.repeat(16)

test('pictures are named by team', () => {
  expect(keyOf({ teamId, imageId, size: 'full' })).toBe(`pictures/${teamId}/${imageId}.webp`)
  expect(keyOf({ teamId, imageId, size: 'thumbnail' })).toBe(`pictures/${teamId}/${imageId}_thumb.webp`)
})

test.each([
  ['path', 'https://s3.example', 'https://s3.example/laurel/pictures/1.webp'],
  ['path', 'http://minio:9000/', 'http://minio:9000/laurel/pictures/1.webp'],
  ['path', 'https://storage.example/s3', 'https://storage.example/s3/laurel/pictures/1.webp'],
  [
    'host',
    'https://s3.eu-central-1.amazonaws.com',
    'https://laurel.s3.eu-central-1.amazonaws.com/pictures/1.webp',
  ],
] as const)('a bucket in the %s of %s is at %s', (addressing, endpoint, address) => {
  expect(addressOf({ endpoint, bucket: 'laurel', addressing }, 'pictures/1.webp').href).toBe(address)
})
