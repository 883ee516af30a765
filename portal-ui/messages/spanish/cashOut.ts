import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { cashOut as english } from '../english/cashOut.ts'

export const cashOut: TextsLike<typeof english> = {
  phone: 'Indica un número de teléfono válido.',
  phoneOrEmail: 'Indica un teléfono o un correo válido.',
  title: 'Cobrar en %{rail}',
  lead: 'Convierte tus puntos en dinero. 100 puntos son 1 $.',
  howMuch: '¿Cuánto?',
  points: 'Puntos que quieres cobrar',
  all: 'Todo lo que tengo',
  whereTo: '¿Adónde?',
  confirm: 'Confirmar',
  payPal: {
    label: 'Correo o teléfono de tu cuenta de PayPal',
    help: 'Empieza un número de fuera de Estados Unidos con + y el prefijo del país.',
  },
  venmo: {
    label: 'Teléfono de tu cuenta de Venmo',
    help: 'Un móvil de Estados Unidos.',
  },
  notEnough: 'No tienes suficientes puntos para este canje.',
  unavailable:
    'Los canjes por PayPal y Venmo no están disponibles temporalmente; se ha avisado a la administración.',
  balance: 'Tu saldo',
  this: 'Este cobro',
  left: 'Te queda',
  sendTo: '%{money} a %{destination}.',
  arrives: 'Llega en menos de una hora. Si se devuelve, tus puntos también vuelven.',
  receive: 'Recibes %{money}',
  feeTakesAll: 'La comisión de %{fee} se lo lleva todo.',
  noFee: 'No hay comisión.',
  fee: 'Ya se ha descontado una comisión de %{fee}.',
  estimate: '* Estimación: el cambio se consulta de nuevo cuando confirmes.',
  code: {
    title: 'Introduce tu código',
    phone: 'Parece un número de teléfono nuevo. Introduce el código que te hemos enviado por SMS.',
    email: 'Parece una cuenta de PayPal nueva. Introduce el código que te hemos enviado por correo.',
    label: 'Código de %{length} cifras',
    sent: 'Te hemos enviado un código.',
    none: '¿No tienes código?',
    again: 'Enviar otro',
  },
  atLeast: 'Deben ser al menos %{points}.',
  atMost: 'Deben ser como máximo %{points}.',
  have: 'Tienes %{points}.',
}
