import type { ReactNode } from 'react'
import { useSignedIn } from '../connection/SignedInContext.ts'
import { catalogLinks } from '../shell/catalogLinkList.ts'
import { SectionPage } from './SectionPage.tsx'

type CatalogGateProps = { readonly section: string; readonly children: ReactNode }

/** The pages of a catalog, for people whose team and country have it. The server refuses the others as well. */
export const CatalogGate = ({ section, children }: CatalogGateProps) => {
  const { user, team } = useSignedIn()
  const isReachable = catalogLinks(team, user.locale).links.some(link => link.section === section)
  return isReachable ? children : <SectionPage section={section} />
}
