import { Redirect } from 'wouter'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { catalogLinks } from '../app/shell/catalogLinkList.ts'
import { LaurelMark } from '../elements/LaurelMark.tsx'
import { Notice } from '../elements/Notice.tsx'
import { CompanyRewards } from './company/CompanyRewards.tsx'
import { ClaimBanner } from './home/ClaimBanner.tsx'
import { ArticlesSection, FeaturedCardsSection, TrendingSection } from './home/sections.tsx'

/** What catches the eye of each catalog, and the company's own rewards. */
export const HomePage = () => {
  const { user, team } = useSignedIn()
  const { showHome, links } = catalogLinks(team, user.locale)
  const has = (section: string): boolean => links.some(link => link.section === section)
  if (!showHome && has('custom')) return <Redirect to="/custom" replace />
  return (
    <>
      <title>{`Rewards · ${team.name}`}</title>
      {showHome && <h1 className="seen-by-readers-only">Rewards of {team.name}</h1>}
      <ClaimBanner />
      {has('amazon') && <ArticlesSection />}
      {has('amazon') && <TrendingSection />}
      {has('gift-cards') && <FeaturedCardsSection />}
      <CompanyRewards level={showHome ? 2 : 1}>
        {!showHome && <NothingHere hasCatalogs={links.length > 0} />}
      </CompanyRewards>
    </>
  )
}

const NothingHere = ({ hasCatalogs }: { readonly hasCatalogs: boolean }) => {
  const say = useFormats().inTeamWords
  return (
    <Notice
      level={1}
      picture={<LaurelMark size={44} />}
      title={
        hasCatalogs ? 'Choose a catalog above' : "Your team hasn't setup any rewards yet, check back soon!"
      }
    >
      {say('Your points don’t go away. They wait here until there is something to spend them on.')}
    </Notice>
  )
}
