import { Link } from 'wouter'
import { Button } from '../../elements/Button.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import { useSignedIn } from '../connection/SignedInContext.ts'
import styles from './HelpDialog.module.css'
import { supportAddress } from './supportAddress.ts'

/** Answers to what people ask most, and the way to a person. */
export const HelpDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText()

  const { user, team } = useSignedIn()
  const subject = encodeURIComponent(text('help.subject'))
  const body = encodeURIComponent(`\n\nTeam: ${team.id}\nPerson: ${user.id}`)
  return (
    <Dialog title={text('help.title')} onDismiss={onClose}>
      <dl className={styles.answers}>
        <div>
          <dt>{text('help.where')}</dt>
          <dd>
            <TextWith
              of="help.whereAnswer"
              parts={{
                link: (
                  <Link to="/redemptions" onClick={onClose}>
                    {text('help.redemptions')}
                  </Link>
                ),
              }}
            />
          </dd>
        </div>
        <div>
          <dt>{text('help.points')}</dt>
          <dd>
            <TextWith
              of="help.pointsAnswer"
              parts={{
                link: (
                  <Link to="/recognition/points" onClick={onClose}>
                    {text('help.yourPoints')}
                  </Link>
                ),
              }}
            />
          </dd>
        </div>
        <div>
          <dt>{text('help.catalog')}</dt>
          <dd>{text('help.catalogAnswer', { team: team.name })}</dd>
        </div>
        <div>
          <dt>{text('help.wrong')}</dt>
          <dd>
            <TextWith
              of="help.wrongAnswer"
              parts={{
                address: (
                  <a href={`mailto:${supportAddress}?subject=${subject}&body=${body}`}>{supportAddress}</a>
                ),
              }}
            />
          </dd>
        </div>
      </dl>
      <div className={styles.acts}>
        <Button onClick={onClose}>{text('action.close')}</Button>
      </div>
    </Dialog>
  )
}
