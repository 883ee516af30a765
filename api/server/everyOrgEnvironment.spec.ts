import { expect, test } from 'vitest'
import { serveSettings } from './settings.ts'

const everyOrgOf = (environment: NodeJS.ProcessEnv) =>
  serveSettings({ LAUREL_HOME: '/tmp', ...environment }).everyOrg

test('nonprofits have a source where a key exists', () => {
  expect(everyOrgOf({})).toBeUndefined()
  expect(everyOrgOf({ EVERYORG_API_KEY: 'pk_live_1' })).toEqual({
    apiKey: 'pk_live_1',
    url: 'https://partners.every.org/v0.2',
  })
})
