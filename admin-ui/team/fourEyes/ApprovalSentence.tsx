import type { OpenApproval } from '@laurel/contract/team/approvals.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'

/** Says what happens on an approval: to whom, and what it is worth. */
export const ApprovalSentence = ({ approval }: { readonly approval: OpenApproval }) => {
  const text = useText()
  const formats = useFormats()
  const { kind, points, title, user, recipients, recipients_count: count, account } = approval
  const [first] = recipients
  const amount = (
    <strong>
      {text('fourEyes.amount', { points: formats.points(points), money: formats.worth(points) })}
    </strong>
  )
  const others = count - 1
  const people =
    first === undefined || others > 0
      ? text('fourEyes.people', { name: first?.name ?? '', smart_count: others })
      : first.name
  const what = <strong>{title ?? ''}</strong>
  switch (kind) {
    case 'ADJUSTMENT':
      return (
        <TextWith
          of="fourEyes.adjustmentSentence"
          parts={{
            amount,
            name: <strong>{user.name}</strong>,
            balance: account === null ? '' : text(`people.accounts.${account}`),
          }}
        />
      )
    case 'AWARD':
      return (
        <TextWith
          of="fourEyes.awardSentence"
          parts={{ amount, award: what, people: <strong>{people}</strong> }}
        />
      )
    case 'ORDER':
      return (
        <TextWith
          of="fourEyes.orderSentence"
          parts={{ amount, reward: what, name: <strong>{user.name}</strong> }}
        />
      )
  }
}
