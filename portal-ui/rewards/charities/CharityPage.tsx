import { type Nonprofit, writtenEin } from '@laurel/contract/rewards/nonprofit.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import { Link } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { PageSkeleton } from '../../elements/PageSkeleton.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './CharityPage.module.css'
import { useNonprofit } from './charityQueries.ts'
import { DonationForm } from './DonationForm.tsx'
import { placeText } from './placeText.ts'

/** One nonprofit: who it is, and how much to give. */
export const CharityPage = ({ ein }: { readonly ein: string }) => {
  const page = useNonprofit(ein)
  if (page.data !== undefined) return <Charity {...page.data} />
  if (page.isPending) return <PageSkeleton />
  if (page.error instanceof ApiError && [400, 404].includes(page.error.status)) return <UnknownCharity />
  return <LoadingFailed level={1} error={page.error} onRetry={() => void page.refetch()} />
}

const UnknownCharity = () => {
  const text = useText()
  return (
    <>
      <title>{text('charities.unknownPage')}</title>
      <Notice
        level={1}
        picture={<LaurelMark size={44} />}
        title={text('charities.unknown')}
        action={<Link to="/charities">{text('charities.seeAll')}</Link>}
      >
        {text('charities.unknownText')}
      </Notice>
    </>
  )
}

type CharityProps = {
  readonly nonprofit: Nonprofit
  readonly story: { readonly title: string; readonly text: string } | null
}

const Charity = ({ nonprofit, story }: CharityProps) => {
  const text = useText()

  const { team } = useSignedIn()
  const { name, dba, logo, mission, classification } = nonprofit
  return (
    <>
      <title>{`${dba ?? name} · ${team.name}`}</title>
      <Link className={styles.back} to="/charities">
        {text('charities.back')}
      </Link>
      <div className={styles.page}>
        <header className={styles.header}>
          <img className={styles.logo} src={logo} alt="" width={88} height={88} />
          <div>
            <h1 className={styles.name}>{dba ?? name}</h1>
            {dba !== null && <p className={styles.formal}>{name}</p>}
            <p className={styles.classification}>
              {[placeText(nonprofit), classification].filter(Boolean).join(' · ')}
            </p>
          </div>
        </header>
        <div className={styles.give}>
          <DonationForm nonprofit={nonprofit} />
        </div>
        <div className={styles.about}>
          {mission !== '' && (
            <section>
              <h2 className={styles.title}>{text('charities.mission')}</h2>
              <p className={styles.mission}>{mission}</p>
            </section>
          )}
          {story !== null && (
            <section className={styles.story}>
              <h2 className={styles.title}>{story.title}</h2>
              <p className={styles.mission}>{story.text}</p>
            </section>
          )}
          <Facts nonprofit={nonprofit} />
        </div>
      </div>
    </>
  )
}

const Facts = ({ nonprofit }: { readonly nonprofit: Nonprofit }) => {
  const text = useText()

  const formats = useFormats()
  const { ein, street1, street2, url, receipts } = nonprofit
  const address = [street1, street2, placeText(nonprofit)].filter(line => line !== '')
  return (
    <dl className={styles.facts}>
      {address.length > 0 && (
        <div>
          <dt>{text('charities.address')}</dt>
          <dd>
            <address className={styles.address}>
              {address.map(line => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      )}
      {url !== null && (
        <div>
          <dt>{text('charities.website')}</dt>
          <dd>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{text('charities.annual')}</dt>
        <dd>{receipts === null ? text('charities.notReported') : formats.dollars(receipts)}</dd>
      </div>
      <div>
        <dt>EIN</dt>
        <dd>{writtenEin(ein)}</dd>
      </div>
    </dl>
  )
}
