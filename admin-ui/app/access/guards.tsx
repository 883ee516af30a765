import { useEffect } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { FullPage } from '../shell/FullPage.tsx'
import { useMe } from './MeContext.ts'

/** Each guard shows the routes below it, or takes the person to what is open to them. */
export const AdminsOnly = () => {
  const { user } = useMe()
  if (user.is_admin) return <Outlet />
  return user.is_manager ? <Navigate to="/reporting" replace /> : <ToWhatIsOpen />
}

export const ManagersOnly = () => {
  const { user } = useMe()
  return user.is_admin || user.is_manager ? <Outlet /> : <ToWhatIsOpen />
}

/** Features of the Pro plan send everyone else to the plans. */
export const ProOnly = () => {
  const { team } = useMe()
  return team.plan_type === 1 ? <AdminsOnly /> : <Navigate to="/billing?locked_feature=true" replace />
}

const ToWhatIsOpen = () => {
  const { user } = useMe()
  return user.subordinate_users.length > 0 ? <Navigate to="/reporting/summary" replace /> : <ToRewards />
}

/** The rewards are a page of their own on the same origin. */
const ToRewards = () => {
  useEffect(() => {
    window.location.replace('/redeem')
  }, [])
  return <FullPage title="Taking you to your rewards…" />
}
