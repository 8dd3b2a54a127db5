// Stripe for tests: the few calls that the library makes, on this machine, with books of its own. What
// people do on its pages is done by the test.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { Stripe } from 'stripe';

const WEBHOOK_SECRET = 'whsec_replica';
const MONTH = 30 * 24 * 3600;

type Session = {
  id: string;
  order_id: string | null;
  monthly: boolean;
  amount: number;
  status: 'open' | 'complete' | 'expired';
  payment_intent: string | null;
  subscription: string | null;
};
type Bill = { payment: string; start: number; end: number; amount: number };
type Subscription = {
  id: string;
  order_id: string | null;
  status: string;
  cancel_at_period_end: boolean;
  period_end: number;
  bills: Bill[];
};
type Answer = { status: number; body: unknown };
type Called = { method: string; path: string[]; form: URLSearchParams };

const missing: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'none' } },
};
const refused = (message: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
});
const ok = (body: unknown): Answer => ({ status: 200, body });

export type StripeReplica = Awaited<ReturnType<typeof startStripeReplica>>;

/** `now`: the clock of the test. */
export async function startStripeReplica(now: () => Date) {
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const payments = new Map<string, { amount: number; refunded: number }>();
  const refunds = new Map<string, unknown>();
  const answered = new Map<string, { asked: string; answer: Answer }>();
  let serial = 0;
  let down = false;
  const draw = (kind: string) => `${kind}_${++serial}`;
  const seconds = () => Math.floor(now().getTime() / 1000);

  const sessionView = (session: Session) => ({
    object: 'checkout.session',
    id: session.id,
    client_reference_id: session.order_id,
    status: session.status,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    amount_total: session.amount,
    payment_intent: session.payment_intent,
    subscription: session.subscription,
    url: `http://stripe.test/pay/${session.id}`,
  });
  const subscriptionView = ({ order_id, period_end, ...subscription }: Subscription) => ({
    object: 'subscription',
    ...subscription,
    metadata: { order_id },
    items: { data: [{ current_period_end: period_end }] },
  });
  const billView = ({ payment, start, end, amount }: Bill) => ({
    object: 'invoice',
    amount_paid: amount,
    created: start,
    status_transitions: { paid_at: start },
    payments: { data: [{ payment: { payment_intent: payment } }] },
    lines: { data: [{ period: { start, end } }] },
  });

  function takePayment(amount: number): string {
    const id = draw('pi');
    payments.set(id, { amount, refunded: 0 });
    return id;
  }

  function createSession(form: URLSearchParams): Answer {
    const line = (field: string) => form.get(`line_items[0]${field}`);
    const session: Session = {
      id: draw('cs'),
      order_id: form.get('client_reference_id'),
      monthly: form.get('mode') === 'subscription',
      amount: Number(line('[price_data][unit_amount]')) * Number(line('[quantity]')),
      status: 'open',
      payment_intent: null,
      subscription: null,
    };
    sessions.set(session.id, session);
    return ok(sessionView(session));
  }

  function refund(form: URLSearchParams): Answer {
    const payment = payments.get(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    if (!payment) return missing;
    if (payment.refunded + amount > payment.amount) return refused('too much');
    payment.refunded += amount;
    const made = { object: 'refund', id: draw('re'), amount };
    refunds.set(made.id, made);
    return ok(made);
  }

  function answerSession({ method, path, form }: Called): Answer {
    const [, , , id, verb] = path;
    if (id === undefined) return method === 'POST' ? createSession(form) : missing;
    const session = sessions.get(id);
    if (!session) return missing;
    if (verb !== 'expire') return ok(sessionView(session));
    if (session.status !== 'open') return refused('not open');
    session.status = 'expired';
    return ok(sessionView(session));
  }

  function answerSubscription({ method, path, form }: Called): Answer {
    const subscription = subscriptions.get(path[2] ?? '');
    if (!subscription) return missing;
    if (method === 'POST')
      subscription.cancel_at_period_end = form.get('cancel_at_period_end') === 'true';
    if (method === 'DELETE') subscription.status = 'canceled';
    return ok(subscriptionView(subscription));
  }

  function answer(called: Called): Answer {
    const { path, form } = called;
    if (path[1] === 'checkout') return answerSession(called);
    if (path[1] === 'subscriptions') return answerSubscription(called);
    if (path[1] === 'refunds') return refund(form);
    if (path[1] === 'invoices') {
      const bills = subscriptions.get(form.get('subscription') ?? '')?.bills ?? [];
      return ok({ object: 'list', data: bills.toReversed().map(billView) });
    }
    const payment = payments.get(path[2] ?? '');
    if (path[1] !== 'payment_intents' || !payment) return missing;
    const latest_charge = { object: 'charge', amount_refunded: payment.refunded };
    return ok({ object: 'payment_intent', id: path[2], latest_charge });
  }

  /** The same key answers the same; the same key for something else is a mistake. */
  function answerOnce(key: string | undefined, called: Called): Answer {
    if (key === undefined) return answer(called);
    const asked = `${called.path.join('/')}?${called.form.toString()}`;
    const known = answered.get(key);
    if (known) return known.asked === asked ? known.answer : refused('another use of a key');
    const given = answer(called);
    answered.set(key, { asked, answer: given });
    return given;
  }

  async function read(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const body = await text(request);
    if (down) return { status: 500, body: { error: { type: 'api_error', message: 'down' } } };
    const method = request.method ?? 'GET';
    const form = method === 'POST' ? new URLSearchParams(body) : url.searchParams;
    const key = request.headers['idempotency-key'];
    const path = url.pathname.split('/').slice(1);
    // The library gives a key to every call that changes something.
    const named = method === 'POST' && path[1] !== 'subscriptions' ? key?.toString() : undefined;
    return answerOnce(named, { method, path, form });
  }

  const server = createServer((request, response) => {
    void read(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const library = new Stripe('sk_test_replica');

  const event = (type: string, object: Record<string, unknown>): string =>
    JSON.stringify({ object: 'event', id: draw('evt'), type, data: { object } });
  const billed = (subscription: string) =>
    event('invoice.paid', { parent: { subscription_details: { subscription } } });

  function subscribe(session: Session): Subscription {
    const [start, end] = [seconds(), seconds() + MONTH];
    const bill = { payment: takePayment(session.amount), start, end, amount: session.amount };
    const subscription: Subscription = {
      id: draw('sub'),
      order_id: session.order_id,
      status: 'active',
      cancel_at_period_end: false,
      period_end: end,
      bills: [bill],
    };
    subscriptions.set(subscription.id, subscription);
    session.subscription = subscription.id;
    return subscription;
  }

  const known = <T>(found: T | undefined): T => {
    if (!found) throw new Error('the replica does not know that');
    return found;
  };

  return {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_replica',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    sign: (payload: string, at: Date): string =>
      library.webhooks.generateTestHeaderString({
        payload,
        secret: WEBHOOK_SECRET,
        timestamp: Math.floor(at.getTime() / 1000),
      }),
    event,
    /** On the page: what Stripe announces of it, in the order it does. */
    pay: (session_id: string): string[] => {
      const session = known(sessions.get(session_id));
      if (session.status !== 'open') throw new Error('this page is closed');
      session.status = 'complete';
      const { order_id } = session;
      if (!session.monthly) {
        session.payment_intent = takePayment(session.amount);
        return [event('checkout.session.completed', sessionView(session))];
      }
      const subscription = subscribe(session);
      return [
        event('customer.subscription.created', { id: subscription.id, metadata: { order_id } }),
        billed(subscription.id),
        event('checkout.session.completed', sessionView(session)),
      ];
    },
    refuse: (session_id: string): string[] => {
      const { order_id } = known(sessions.get(session_id));
      return [event('payment_intent.payment_failed', { id: draw('pi'), metadata: { order_id } })];
    },
    /** A session of somebody else, who shares the account. */
    openForeign: (order_id: string): string => {
      const id = draw('cs');
      const foreign = { payment_intent: null, subscription: null };
      sessions.set(id, { id, order_id, monthly: false, amount: 100, status: 'open', ...foreign });
      return id;
    },
    /** The next month of a subscription is taken, or it ends. */
    renew: (id: string): string[] => {
      const subscription = known(subscriptions.get(id));
      if (subscription.cancel_at_period_end) {
        subscription.status = 'canceled';
        return [event('customer.subscription.deleted', { id })];
      }
      const start = subscription.period_end;
      const [{ amount }] = [known(subscription.bills[0])];
      const payment = takePayment(amount);
      subscription.bills.push({ payment, start, end: start + MONTH, amount });
      subscription.period_end = start + MONTH;
      return [billed(id), event('customer.subscription.updated', { id })];
    },
    /** The bank refuses the next month; Stripe tries again for some days, then gives up. */
    refuseMonth: (id: string): string[] => {
      known(subscriptions.get(id)).status = 'past_due';
      const parent = { subscription_details: { subscription: id } };
      return [event('invoice.payment_failed', { parent })];
    },
    giveUp: (id: string): string[] => {
      known(subscriptions.get(id)).status = 'canceled';
      return [event('customer.subscription.deleted', { id })];
    },
    /** By hand, in Stripe's own pages. */
    refundByHand: (payment_intent: string): string[] => {
      const payment = known(payments.get(payment_intent));
      payment.refunded = payment.amount;
      return [event('charge.refunded', { object: 'charge', payment_intent })];
    },
    fall: (isDown: boolean) => void (down = isDown),
    charged: (): number => [...payments.values()].reduce((sum, { amount }) => sum + amount, 0),
    refunded: (): number => [...payments.values()].reduce((sum, { refunded }) => sum + refunded, 0),
    isOver: (id: string): boolean => known(subscriptions.get(id)).status === 'canceled',
    stop: () => server.close(),
  };
}
