import { Link } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import { useText } from '../../messages/useText.ts'
import { useGivingOptions } from '../recognitionQueries.ts'
import { GiveForm } from './GiveForm.tsx'
import styles from './GivePage.module.css'

/** Thanking colleagues from the web, as the command in chat does it. */
export const GivePage = () => {
  const text = useText()

  const { team } = useSignedIn()
  const options = useGivingOptions()
  return (
    <div className={styles.page}>
      <title>{text('giving.page', { team: team.name })}</title>
      <p>
        <Link to="/recognition">
          <span aria-hidden="true">←</span> {text('giving.back')}
        </Link>
      </p>
      <h1 className={styles.heading}>{text('giving.title')}</h1>
      {options.data !== undefined ? (
        <GiveForm options={options.data} />
      ) : options.isPending ? (
        <Skeleton height={360} />
      ) : (
        <LoadingFailed error={options.error} onRetry={() => void options.refetch()} />
      )}
    </div>
  )
}
