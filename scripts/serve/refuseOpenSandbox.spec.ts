import { serveSettings, WrongSettings } from '@laurel/api/server/settings.ts'
import { describe, expect, test } from 'vitest'
import { refuseOpenSandbox } from './refuseOpenSandbox.ts'

const start = (environment: Record<string, string>) => () => refuseOpenSandbox(serveSettings(environment))
const slack = { SLACK_CLIENT_ID: '1', SLACK_CLIENT_SECRET: '2', SLACK_SIGNING_SECRET: '3' }

describe('the sandbox', () => {
  test.each([
    {},
    { LAUREL_ORIGIN: 'http://127.0.0.1:4400' },
    { LAUREL_ORIGIN: 'http://laurel.localhost:4400', LAUREL_HOST: '::1' },
  ])('starts on this machine: %o', environment => expect(start(environment)).not.toThrow())

  test.each([
    { LAUREL_ORIGIN: 'https://laurel.example.com' },
    { LAUREL_ORIGIN: 'https://localhost.example.com' },
    { LAUREL_ORIGIN: 'http://127.0.0.1.example.com' },
    { LAUREL_HOST: '0.0.0.0' },
    { LAUREL_HOST: '::' },
  ])('is refused where others can reach it: %o', environment => {
    expect(start(environment)).toThrow(WrongSettings)
    expect(start({ ...environment, LAUREL_SANDBOX: 'anywhere' })).not.toThrow()
    expect(start({ ...environment, ...slack })).not.toThrow()
  })
})
