import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { approvals as english } from '../../english/rejections/approvals.ts'

export const approvals: TextsLike<typeof english> = {
  TOO_MANY_PROPOSALS: {
    title: 'Demasiadas propuestas abiertas',
    detail:
      'Demasiados ajustes o premios de esta persona esperan aprobación. Aprueba o rechaza algunos primero.',
  },
  PROPOSAL_NOT_OPEN: {
    title: 'Nada que decidir',
    detail: 'Esto ya no espera. Puede que ya se haya decidido: recarga la página.',
  },
  OWN_PROPOSAL: {
    title: 'Debe aprobarlo otra persona',
    detail: 'Lo pediste tú, o te beneficia. Pide a otra persona de administración que lo apruebe.',
  },
  ADJUSTMENT_NOT_OPEN: {
    title: 'Ajuste no abierto',
    detail: 'Ese ajuste no espera aprobación. Puede que ya se haya decidido: recarga la página.',
  },
  OWN_ADJUSTMENT: {
    title: 'Debe aprobarlo otra persona',
    detail:
      'Propusiste este ajuste, o aumenta tu propio saldo. Pide a otra persona de administración que lo apruebe.',
  },
}
