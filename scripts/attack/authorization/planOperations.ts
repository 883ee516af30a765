import { type Operation, ofOwnTeam } from './operation.ts'

const choice = { plan_type: 1, billing_interval: 'ANNUAL' } as const
/** The operator of the attacked server has not set up payments. */
const notSetUp = { administrator: 409, foreignAdministrator: 409 }

/** The plan of a team. */
export const planOperations: Readonly<Record<string, Operation>> = {
  readSubscription: ofOwnTeam(),
  previewPlan: ofOwnTeam({ query: { ...choice, plan_type: '1' } }, notSetUp),
  selectPlan: ofOwnTeam({ body: choice }, notSetUp),
  confirmPlan: ofOwnTeam({ body: choice }, notSetUp),
}
