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
  const subject = encodeURIComponent(text('shell.help.subject'))
  const body = encodeURIComponent(`\n\nTeam: ${team.id}\nPerson: ${user.id}`)
  return (
    <Dialog title={text('shell.help.title')} onDismiss={onClose}>
      <dl className={styles.answers}>
        <div>
          <dt>{text('shell.help.where')}</dt>
          <dd>
            <TextWith
              of="shell.help.whereAnswer"
              parts={{
                link: (
                  <Link to="/redemptions" onClick={onClose}>
                    {text('shell.help.redemptions')}
                  </Link>
                ),
              }}
            />
          </dd>
        </div>
        <div>
          <dt>{text('shell.help.points')}</dt>
          <dd>
            <TextWith
              of="shell.help.pointsAnswer"
              parts={{
                link: (
                  <Link to="/recognition/points" onClick={onClose}>
                    {text('shell.help.yourPoints')}
                  </Link>
                ),
              }}
            />
          </dd>
        </div>
        <div>
          <dt>{text('shell.help.catalog')}</dt>
          <dd>{text('shell.help.catalogAnswer', { team: team.name })}</dd>
        </div>
        <div>
          <dt>{text('shell.help.wrong')}</dt>
          <dd>
            <TextWith
              of="shell.help.wrongAnswer"
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
