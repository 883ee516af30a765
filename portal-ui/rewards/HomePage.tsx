import { Redirect } from 'wouter'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { catalogLinks } from '../app/shell/catalogLinkList.ts'
import { LaurelMark } from '../elements/LaurelMark.tsx'
import { Notice } from '../elements/Notice.tsx'
import { useText } from '../messages/useText.ts'
import { CompanyRewards } from './company/CompanyRewards.tsx'
import { ClaimBanner } from './home/ClaimBanner.tsx'
import { ArticlesSection, FeaturedCardsSection, TrendingSection } from './home/sections.tsx'

/** What catches the eye of each catalog, and the company's own rewards. */
export const HomePage = () => {
  const text = useText()

  const { user, team } = useSignedIn()
  const { showHome, links } = catalogLinks(team, user.locale)
  const has = (section: string): boolean => links.some(link => link.section === section)
  if (!showHome && has('custom')) return <Redirect to="/custom" replace />
  return (
    <>
      <title>{text('home.page', { team: team.name })}</title>
      {showHome && <h1 className="seen-by-readers-only">{text('home.rewardsOf', { team: team.name })}</h1>}
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
  const text = useText()

  return (
    <Notice
      level={1}
      picture={<LaurelMark size={44} />}
      title={hasCatalogs ? text('home.chooseCatalog') : text('home.nothingYet')}
    >
      {text('home.pointsWait')}
    </Notice>
  )
}
