// « M. VON DER », « Mme LE »: a name that ends with a particle goes on, on the next line or not at all.

const PARTICLES = String.raw`(?:LE|LA|LES|DE|DU|DES|DI|DA|DO|DOS|DAS|DEL|DELLA|VAN|VON|DER|DEN|TER|TEN|ZU|EL|AIT|BEN|MAC|SAINT|SAINTE|de|du|des|la|di|da|dos|del|della|van|von|der|den|zu|el)`;
/** « NGUYEN VAN », « TRAN Van »: there it is the end of a whole name. */
const WHOLE =
  /(?<!\p{L})(?:nguyen|tran|pham|hoang|huynh|phan|dang|bui|ngo|duong)\s(?:van|thi|le|la)$/iu;
const ENDS = new RegExp(String.raw`[\s'’-]${PARTICLES}$`, 'u');

export const endsInParticle = (name: string): boolean =>
  ENDS.test(name.trim()) && !WHOLE.test(name.trim());
