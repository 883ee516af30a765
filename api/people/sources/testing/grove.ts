import { z } from 'zod'
import { plainSetting, secretSetting } from '../../../partners/settingFields.ts'
import type { PersonSource } from '../port.ts'
import { SourceRefused } from '../sourceTrouble.ts'

const GroveSettings = z.strictObject({
  subdomain: plainSetting({ title: 'Subdomain' }),
  refreshToken: secretSetting({ title: 'Refresh token' }),
})

/** A source for specs that people grant access at; the code `yes` is good. It has no people. */
export const grove: PersonSource<z.infer<typeof GroveSettings>> = {
  name: 'gusto',
  title: 'Grove',
  connects: 'oauth',
  capabilities: { isIncremental: false },
  settings: GroveSettings,
  oauth: {
    authorizeUrl: ({ app, state, entered: { subdomain } }) =>
      subdomain === undefined
        ? null
        : `https://${subdomain}.grove.example/authorize?${new URLSearchParams({
            client_id: app.clientId,
            redirect_uri: app.redirectUrl,
            state,
          }).toString()}`,
    exchange: ({ code, entered: { subdomain = '' } }) =>
      code === 'yes'
        ? Promise.resolve({ subdomain, refreshToken: 'refresh-token-of-grove' })
        : Promise.reject(new SourceRefused('Grove does not accept the code.')),
  },
  create: () => ({
    testConnection: () => Promise.resolve({ kind: 'connected', detail: 'Grove answers.' }),
    async *people() {
      yield await Promise.resolve({ people: [], unreadable: [], cursor: null, isFull: true })
    },
  }),
}
