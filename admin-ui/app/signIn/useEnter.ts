import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useConnection } from '../connection/ConnectionContext.ts'
import { safeTarget } from './safeTarget.ts'

/** Keeps the token of a new session and goes where the person wanted to go. */
export const useEnter = () => {
  const { session } = useConnection()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (token: string, redirect: string | null): void => {
    session.keep(token)
    queries.clear()
    const target = safeTarget(redirect)
    if (target === '/redeem' || target.startsWith('/redeem/')) window.location.assign(target)
    else void navigate(target, { replace: true })
  }
}
