import { verificationCodeLength, verifyDestination } from '@laurel/contract/rewards/cashOut.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { Button } from '../../elements/Button.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './VerifyDialog.module.css'

type VerifyDialogProps = {
  readonly by: 'email' | 'phone'
  readonly destination: string
  readonly wasSentAgain: boolean
  /** Why no new code was sent. */
  readonly problem: string | undefined
  /** A new code is being asked for. */
  readonly isPending: boolean
  readonly onVerified: () => void
  readonly onSendAgain: () => void
  readonly onClose: () => void
}

/** Asks for the code that was sent to a new account. */
export const VerifyDialog = (props: VerifyDialogProps) => {
  const text = useText()

  const { by, destination, wasSentAgain, problem, isPending, onVerified, onSendAgain, onClose } = props
  const connection = useConnection()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const verify = useMutation({
    mutationFn: () => connection.client.call(verifyDestination, { body: { destination, code } }),
    onSuccess: answer => {
      if (answer.ok) return onVerified()
      setCode('')
      field.current?.focus()
    },
  })
  const refusal = verify.error
    ? verify.error.message
    : verify.data?.ok === false
      ? verify.data.message
      : problem
  const isBusy = verify.isPending || isPending
  const isWhole = code.length === verificationCodeLength
  return (
    <Dialog title={text('cashOut.code.title')} isCentred onDismiss={isBusy ? undefined : onClose}>
      <p className={styles.text}>
        {by === 'phone' ? text('cashOut.code.phone') : text('cashOut.code.email')}
      </p>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (isWhole && !isBusy) verify.mutate()
        }}
      >
        <label className="seen-by-readers-only" htmlFor={`${id}-code`}>
          {text('cashOut.code.label', { length: verificationCodeLength })}
        </label>
        <input
          ref={field}
          id={`${id}-code`}
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="0000"
          maxLength={verificationCodeLength}
          value={code}
          onChange={event => setCode(event.target.value.replaceAll(/\D/g, ''))}
          aria-invalid={refusal !== undefined && refusal !== null}
          aria-describedby={`${id}-problem`}
        />
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {code === '' ? refusal : ''}
        </p>
        <div className={styles.acts}>
          <Button look="quiet" disabled={isBusy} onClick={onClose}>
            {text('action.cancel')}
          </Button>
          <Button type="submit" busy={verify.isPending} disabled={!isWhole || isPending}>
            {text('action.continue')}
          </Button>
        </div>
      </form>
      <p className={styles.again}>
        {wasSentAgain ? text('cashOut.code.sent') : text('cashOut.code.none')}
        <button
          type="button"
          className={styles.link}
          disabled={isBusy}
          onClick={() => {
            verify.reset()
            onSendAgain()
          }}
        >
          {text('cashOut.code.again')}
        </button>
      </p>
    </Dialog>
  )
}
