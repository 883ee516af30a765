import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { placeAt, resourceAt } from '../places.tsx'
import { FullPage } from '../shell/FullPage.tsx'
import { useMe } from './MeContext.ts'
import { isInPlan, isPermitted } from './permissions.ts'

/**
 * Shows the page of an address to people whose plan has it and whose role may open it. Two questions, because they lead
 * to two places: the plans, and what is open to the person. All pages are decided here, so their lists and forms are
 * rendered with `disableAuthentication`. The answer is in memory: react-admin's `CanAccess` would show nothing for a moment.
 */
export const PlaceGate = ({ children }: { readonly children: ReactNode }) => {
  const current = useMe()
  const place = placeAt(useLocation().pathname)
  if (!place) return children
  const resource = resourceAt(place)
  if (!isInPlan(current, resource)) return <Navigate to="/billing?locked_feature=true" replace />
  return isPermitted(current, resource, 'list') ? children : <Elsewhere />
}

/** Leads to what is open to the person. */
const Elsewhere = () => {
  const { user } = useMe()
  if (user.is_manager || user.is_channel_manager) return <Navigate to="/reporting" replace />
  return user.subordinate_users.length > 0 ? <Navigate to="/reporting/summary" replace /> : <ToRewards />
}

/** The rewards portal is another page of the same origin. */
const ToRewards = () => {
  const text = useText()
  const { leaveFor } = useConnection()
  useEffect(() => leaveFor('/redeem'), [leaveFor])
  return <FullPage title={text('access.takingYouToYour')} />
}
