import { expect, test } from 'vitest'
import { serveSettings, WrongSettings } from './settings.ts'

const picturesOf = (environment: NodeJS.ProcessEnv) =>
  serveSettings({ LAUREL_HOME: '/tmp', ...environment }).pictures

const whole = {
  S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  S3_BUCKET: 'laurel-pictures',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('pictures are kept in the database unless an endpoint is named', () => {
  expect(picturesOf({})).toBeUndefined()
  expect(picturesOf({ S3_REGION: 'eu-central-1' })).toBeUndefined()
})

test('an endpoint comes with its bucket and key', () => {
  expect(picturesOf({ ...whole, S3_REGION: 'eu-central-1' })).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    bucket: 'laurel-pictures',
    region: 'eu-central-1',
    accessKeyId: 'AKIAEXAMPLE',
    secretAccessKey: 'secret',
    addressing: 'path',
  })
})

test.each([
  ['without its secret', { S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
  ['without its address', { S3_ENDPOINT: '' }, 'S3_ENDPOINT'],
  ['with a path for a bucket', { S3_BUCKET: '../other' }, 'laurel-pictures'],
  ['over another protocol', { S3_ENDPOINT: 'ftp://s3.example' }, 'S3_ENDPOINT'],
])('an endpoint %s is refused by name', (_how, changes, named) => {
  expect(() => picturesOf({ ...whole, ...changes })).toThrow(WrongSettings)
  expect(() => picturesOf({ ...whole, ...changes })).toThrow(named)
})
