import type { ReactNode } from 'react'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { catalogLinks } from '../../app/shell/catalogLinkList.ts'
import { CompanyRewards } from '../company/CompanyRewards.tsx'
import { ClaimBanner } from './ClaimBanner.tsx'

/** The team's own catalog with what home shows elsewhere, for teams whose home it is. */
export const CustomHome = ({ children }: { readonly children: ReactNode }) => {
  const { user, team } = useSignedIn()
  if (catalogLinks(team, user.locale).showHome) return children
  return (
    <>
      <ClaimBanner />
      {children}
      <CompanyRewards level={2} />
    </>
  )
}
