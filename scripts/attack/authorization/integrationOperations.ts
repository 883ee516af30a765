import { randomUUID } from 'node:crypto'
import { setSubdomain } from '@laurel/contract/team/integrations.ts'
import { asking, type Operation, ofOwnTeam } from './operation.ts'

const namely = (body: unknown = {}) => ofOwnTeam({ params: { provider: 'namely' }, body })
const gusto = { provider: 'gusto' } as const

/** The operations of integrations. Sources are asked for people in the background, and none of them is there. */
export const integrationOperations: Readonly<Record<string, Operation>> = {
  listIntegrations: ofOwnTeam(),
  listIntegrationLogs: ofOwnTeam(),
  getIntegrationLog: asking(() => ({ params: { id: randomUUID() } }), { administrator: 404 }),
  fieldSources: asking(({ cleo }) => ({ params: { id: cleo.memberId } }), { foreignAdministrator: 200 }),
  setIntegrationCredentials: namely({ apikey: 'hush' }),
  testIntegration: namely({ apikey: 'hush' }),
  setIntegrationSubdomain: ofOwnTeam({ params: gusto, body: { subdomain: 'juniper' } }),
  // The other team has entered no subdomain.
  authorizeIntegration: asking(
    async ({ olga, accepted }) => {
      await accepted(olga, setSubdomain, { params: gusto, body: { subdomain: 'juniper' } })
      return { params: gusto, body: {} }
    },
    { foreignAdministrator: 400 },
  ),
  exchangeIntegrationCode: ofOwnTeam({ params: gusto, body: { code: 'no', state: 'forged' } }),
  // Laurel issues no credentials to a source that it calls.
  rollIntegrationCredentials: ofOwnTeam(
    { params: { provider: 'namely' }, body: {} },
    { administrator: 404, foreignAdministrator: 404 },
  ),
  updateIntegrationFields: namely({ mapping: {} }),
  syncIntegration: namely(),
  dryRunIntegration: namely(),
  confirmIntegrationRun: namely({ goes_on: true }),
  disconnectIntegration: namely(),
}
