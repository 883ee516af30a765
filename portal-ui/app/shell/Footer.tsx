import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './Footer.module.css'
import { supportAddress } from './supportAddress.ts'

export const Footer = () => {
  const text = useText()
  return (
    <footer className={styles.footer}>
      <div className={styles.text}>
        <LaurelMark size={24} />
        <p>{text('shell.footer.merchants')}</p>
        <p>
          <TextWith
            of="shell.footer.texas"
            parts={{ address: <a href={`mailto:${supportAddress}`}>{supportAddress}</a> }}
          />
        </p>
        <p className={styles.links}>
          <a href="/privacy">{text('shell.footer.privacy')}</a>
          <a href="/terms">{text('shell.footer.terms')}</a>
        </p>
      </div>
    </footer>
  )
}
