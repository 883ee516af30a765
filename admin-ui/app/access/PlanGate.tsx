import { planTypes } from '@laurel/contract/billing/planFeatures.ts'
import { comeBackPath, decodedPath, inactivePath, planEndedPath } from '@laurel/contract/browser/planPaths.ts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { ComeBackPage } from '../shell/ComeBackPage.tsx'
import { FullPage } from '../shell/FullPage.tsx'
import { PlanEndedPage } from '../shell/PlanEndedPage.tsx'
import { type Me, useMe } from './MeContext.ts'

const planPaths = [planEndedPath, comeBackPath, inactivePath]

/** The page of a team that may use nothing; undefined for every other team. */
const planPathOf = ({ user, team }: Me): string | undefined => {
  if (team.plan_type === planTypes.ended) return planEndedPath
  if (team.plan_type !== planTypes.inactive) return undefined
  return user.is_admin ? comeBackPath : inactivePath
}

/** Holds people of a team that is deactivated, or whose trial has ended, on the page that says so. */
export const PlanGate = ({ children }: { readonly children: ReactNode }) => {
  const me = useMe()
  const wanted = planPathOf(me)
  const { pathname } = useLocation()
  const path = decodedPath(pathname)
  if (wanted === undefined)
    return planPaths.includes(path) ? <Navigate to="/recognition" replace /> : children
  if (path !== wanted) return <Navigate to={wanted} replace />
  switch (wanted) {
    case comeBackPath:
      return <ComeBackPage />
    case inactivePath:
      return <InactivePage />
    default:
      return <PlanEndedPage />
  }
}

const InactivePage = () => {
  const text = useText()
  return <FullPage title={text('access.teamInactive')} sentence={text('access.askAnAdministrator')} />
}
