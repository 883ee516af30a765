import { Link } from 'wouter'
import { Button } from '../../elements/Button.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import { useSignedIn } from '../connection/SignedInContext.ts'
import { useFormats } from '../connection/useFormats.ts'
import styles from './HelpDialog.module.css'
import { supportAddress } from './supportAddress.ts'

/** Answers to what people ask most, and the way to a person. */
export const HelpDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { user, team } = useSignedIn()
  const say = useFormats().inTeamWords
  const subject = encodeURIComponent('Help with my rewards')
  const body = encodeURIComponent(`\n\nTeam: ${team.id}\nPerson: ${user.id}`)
  return (
    <Dialog title="How can we help?" onDismiss={onClose}>
      <dl className={styles.answers}>
        <div>
          <dt>Where is what I redeemed?</dt>
          <dd>
            Gift cards and payouts arrive in the next hour, donations within 30 days. Your{' '}
            <Link to="/redemptions" onClick={onClose}>
              redemptions
            </Link>{' '}
            show each step, your codes and your packages.
          </dd>
        </div>
        <div>
          <dt>{say('Where do my points come from?')}</dt>
          <dd>
            <Link to="/recognition/points" onClick={onClose}>
              {say('Your points')}
            </Link>{' '}
            open to the thanks, the award or the refund behind each of them.
          </dd>
        </div>
        <div>
          <dt>A catalog is missing</dt>
          <dd>
            An administrator of {team.name} chooses the catalogs, and some depend on your country. You can
            change it in the menu of your account.
          </dd>
        </div>
        <div>
          <dt>Something went wrong</dt>
          <dd>
            Write to <a href={`mailto:${supportAddress}?subject=${subject}&body=${body}`}>{supportAddress}</a>
            . For one redemption, use “Get help” beside it.
          </dd>
        </div>
      </dl>
      <div className={styles.acts}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}
