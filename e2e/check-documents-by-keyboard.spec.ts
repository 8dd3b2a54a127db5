import { smallPdf } from '../packages/server/test/small-pdf.ts';
import { expectAccessible } from './support/accessibility.ts';
import { joinTheTeam, openDesk, slotOn } from './support/desk.ts';
import { dropFile } from './support/dropping.ts';
import { expect, signIn, test } from './support/journey.ts';

test('a document is accepted, taken back and refused with keys, and its owner sees it at once', async ({
  page: owner,
  newBrowser,
  email,
}) => {
  test.slow();
  await signIn(owner, email);
  const drop = (slot: string, name: string, pages: number) =>
    dropFile(owner.locator(`[data-depot="${slot}"]`).first(), name, smallPdf(pages));
  // Of a kind that no rule can judge: a person decides.
  await drop('PLAN_DU_LOGEMENT_ET_ANNEXES', 'plan.pdf', 2);
  await expect(slotOn(owner, 'Plan du logement', 'À vérifier')).toBeVisible();

  const staff = await joinTheTeam(await newBrowser(), `equipe.${email}`);
  await openDesk(staff, owner, 'PLAN_DU_LOGEMENT_ET_ANNEXES');
  const title = staff.getByRole('heading', { name: 'Plan du logement et annexes' });
  await expect(title).toBeVisible();
  await expect(staff.getByRole('img', { name: 'Page 1 sur 2 de plan.pdf' })).toBeVisible();
  await staff.keyboard.press('ArrowRight');
  await expect(staff.getByRole('img', { name: 'Page 2 sur 2 de plan.pdf' })).toBeVisible();

  // The first rule is turned by its figure, as often as needed.
  const first = staff
    .getByRole('region', { name: 'Contrôle du document' })
    .locator('ol > li')
    .first();
  await expect(first).toContainText(/Oui|Non|à répondre/);
  while (!(await first.innerText()).includes('Non')) await staff.keyboard.press('1');
  await expect(staff.getByText('Proposé d’après le contrôle 1.')).toBeVisible();

  await staff.keyboard.press('v');
  await expect(slotOn(owner, 'Plan du logement', 'Vérifié')).toBeVisible();
  const done = staff.getByText('Vérifié. Plan du logement et annexes, 14 rue du Marché');
  await expect(done).toBeVisible();

  await staff.keyboard.press('u');
  await expect(slotOn(owner, 'Plan du logement', 'À vérifier')).toBeVisible();
  await expect(title).toBeVisible();

  // Refused with a reason picked by its figure; the sentence follows, and letters typed stay letters.
  await staff.keyboard.press('r');
  const form = staff.getByRole('form', { name: /Pourquoi ce document/ });
  await expect(form).toBeVisible();
  await staff.keyboard.press('5');
  await expect(form.getByRole('button', { name: 'Illisible' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const said = form.getByLabel('Ce que la personne lira');
  await expect(said).toHaveValue(/Document actuel\s: Une partie du document ne se lit pas/);
  await expectAccessible(staff);
  await said.focus();
  await staff.keyboard.press('Control+End');
  await staff.keyboard.type(' Revu par vos soins.');
  await expect(said).toHaveValue(/Revu par vos soins\.$/);
  await staff.keyboard.press('Control+Enter');
  await expect(slotOn(owner, 'Plan du logement', 'Refusé')).toBeVisible();
  await slotOn(owner, 'Plan du logement', 'Refusé').click();
  await expect(
    owner
      .getByRole('dialog')
      .getByText(/Une partie du document ne se lit pas/)
      .first(),
  ).toBeVisible();
});
