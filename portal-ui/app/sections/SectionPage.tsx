import { Link } from 'wouter'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { useText } from '../../messages/useText.ts'

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
  const text = useText()

  const isKnown = section !== undefined && sections.has(section)
  const title = isKnown ? text('shell.section.closed') : text('shell.section.unknown')
  return (
    <>
      <title>{title}</title>
      <Notice
        level={1}
        picture={<LaurelMark size={44} />}
        title={title}
        action={<Link to="/">{text('action.seeRewards')}</Link>}
      >
        {isKnown ? text('shell.section.closedText') : text('shell.section.unknownText')}
      </Notice>
    </>
  )
}
