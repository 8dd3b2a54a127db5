// « M. VON DER », « Mme LE »: a name that ends with a particle goes on, on the next line or not at all.

const PARTICLES = String.raw`(?:LE|LA|LES|DE|DU|DES|DI|DA|DO|DOS|DAS|DEL|DELLA|VAN|VON|DER|DEN|TER|TEN|ZU|EL|AIT|BEN|MAC|SAINT|SAINTE|de|du|des|la|di|da|dos|del|della|van|von|der|den|zu|el)`;
const ENDS = new RegExp(String.raw`[\s'’-]${PARTICLES}$`, 'u');

export const endsInParticle = (name: string): boolean => ENDS.test(name.trim());
