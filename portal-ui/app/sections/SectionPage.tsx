import { Link } from 'wouter'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { useFormats } from '../connection/useFormats.ts'

const sections: ReadonlySet<string> = new Set([
  'claims',
  'custom',
  'gift-cards',
  'amazon',
  'post',
  'store',
  'charities',
  'paypal',
  'venmo',
])

/** A part of the portal that this team can't use, or an address that leads nowhere. */
export const SectionPage = ({ section }: { readonly section: string | undefined }) => {
  const say = useFormats().inTeamWords
  const isKnown = section !== undefined && sections.has(section)
  const title = isKnown ? 'This isn’t available for your team yet' : 'There is nothing at this address'
  return (
    <>
      <title>{title}</title>
      <Notice
        level={1}
        picture={<LaurelMark size={44} />}
        title={title}
        action={<Link to="/">See the rewards</Link>}
      >
        {isKnown
          ? say('An administrator of your team can tell you when it opens. Your points wait here until then.')
          : 'The link may be old or mistyped.'}
      </Notice>
    </>
  )
}
