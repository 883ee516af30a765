import type { Me } from './MeContext.ts'
import { rolesOf } from './roles.ts'

const portalPath = '/redeem'
/** Open to every member. */
const summaryPath = '/reporting/summary'

const isBelow = (address: string, path: string): boolean =>
  /^[?#/]?$/.test(address.charAt(path.length)) && address.startsWith(path)

export const isInPortal = (address: string): boolean => isBelow(address, portalPath)

/** Whether the administration has nothing for this person at this address, so that it need not be loaded. */
export const belongsInPortal = (me: Me, address: string): boolean => {
  // The pages of deactivated teams and ended trials are here, for everyone.
  if (me.team.plan_type < 0) return false
  return (
    isInPortal(address) || (rolesOf(me).every(role => role === 'member') && !isBelow(address, summaryPath))
  )
}
