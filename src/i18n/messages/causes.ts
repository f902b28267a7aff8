import type { FailureCause } from "#core/vocabulary.ts";
import { define } from "../message.ts";

/** Why a check failed. `<cause>_short` is a label, `<cause>` a sentence; the rest are sentences for known details. */
export const causeMessages = define(
  {
    dns_short: "Name not found",
    connect_short: "No connection",
    tls_short: "Certificate or encryption",
    timeout_short: "Too slow",
    status_short: "Unexpected status",
    keyword_short: "Keyword missing",
    blocked_short: "Address not allowed",
    silent_short: "Bot silent",

    dns: "The host name could not be looked up.",
    connect: "No connection to the server could be made.",
    tls: "No secure connection could be made.",
    timeout: "The answer did not come in time.",
    status: "The server answered with a status that is not accepted.",
    keyword: "The page answered, but without the keyword.",
    blocked: "This address may not be checked.",
    silent: "The bot has not called its heartbeat address for two intervals.",

    dns_not_found: "The host name does not exist.",
    dns_no_address: "The host name has no address.",
    dns_server_failed: "The name server of this host reports an error.",
    dns_timeout: "The name server did not answer in time.",

    connect_refused: "The server refused the connection: nothing listens on this port.",
    connect_reset: "The server broke the connection off.",
    connect_unreachable: "The server cannot be reached: no route leads to it.",
    connect_closed_before_answer: "The server closed the connection without an answer.",
    connect_closed_before_end: "The connection ended before the whole answer was there.",
    connect_not_http: "The server's answer is not valid HTTP.",

    tls_expired: "The certificate has expired.",
    tls_not_yet_valid: "The certificate is not valid yet.",
    tls_self_signed: "The certificate is self-signed, so browsers do not trust it.",
    tls_untrusted: "The certificate's issuer is unknown, or its chain is incomplete.",
    tls_wrong_host: "The certificate belongs to another host name.",
    tls_revoked: "The certificate was revoked.",
    tls_closed: "The server broke the encrypted handshake off.",
    tls_protocol: "The server and we found no common way to encrypt.",

    timeout_connect: "The server did not accept the connection in time.",
    timeout_tls: "The encrypted handshake took too long.",
    timeout_answer: "The server took the connection but did not answer in time.",
    timeout_body: "The answer began but did not end in time.",
    timeout_aborted: "The check was broken off.",

    status_other: "The server answered with HTTP {code}, which is not accepted.",
    status_redirect: "The server answered with a redirect (HTTP {code}) that is not accepted.",
    status_client: "The server refused the request (HTTP {code}).",
    status_unauthorized: "The page asks for a login (HTTP {code}).",
    status_forbidden: "The server denied access (HTTP {code}).",
    status_not_found: "The page was not found (HTTP {code}).",
    status_too_many: "The server turned us away for too many requests (HTTP {code}).",
    status_server: "The server reports an error of its own (HTTP {code}).",
    status_gateway: "The gateway got no proper answer from the server behind it (HTTP {code}).",
    status_unavailable: "The service is not available (HTTP {code}).",
    status_too_many_redirects: "The page redirects too many times.",
    status_bad_redirect: "The page redirects to something that is no address.",

    keyword_encoded:
      "The page came compressed although we did not ask for it, so the keyword cannot be found.",

    blocked_network: "The address lies inside a private network, so it is not checked.",
    blocked_invalid: "This is not a valid address.",
    blocked_scheme: "The address does not begin with http:// or https://.",
    blocked_credentials: "The address contains a user name or password, which is not allowed.",
  },
  {
    dns_short: "الاسم غير موجود",
    connect_short: "لا اتصال",
    tls_short: "الشهادة أو التشفير",
    timeout_short: "بطء شديد",
    status_short: "رمز حالة غير متوقع",
    keyword_short: "الكلمة المفتاحية غائبة",
    blocked_short: "عنوان غير مسموح",
    silent_short: "البوت صامت",

    dns: "تعذّر العثور على اسم المضيف.",
    connect: "تعذّر الاتصال بالخادم.",
    tls: "تعذّر إنشاء اتصال آمن.",
    timeout: "لم يصل الرد في الوقت المحدد.",
    status: "ردّ الخادم برمز حالة غير مقبول.",
    keyword: "استجابت الصفحة، لكن الكلمة المفتاحية غير موجودة فيها.",
    blocked: "لا يُسمح بفحص هذا العنوان.",
    silent: "لم يتصل البوت بعنوان النبض منذ فترتين.",

    dns_not_found: "اسم المضيف غير موجود.",
    dns_no_address: "لا يوجد عنوان مسجّل لاسم المضيف.",
    dns_server_failed: "خادم الأسماء الخاص بهذا المضيف يبلّغ عن خطأ.",
    dns_timeout: "لم يستجب خادم الأسماء في الوقت المحدد.",

    connect_refused: "رفض الخادم الاتصال: لا شيء يستقبل الاتصالات على هذا المنفذ.",
    connect_reset: "قطع الخادم الاتصال.",
    connect_unreachable: "تعذّر الوصول إلى الخادم: لا يوجد مسار يؤدي إليه.",
    connect_closed_before_answer: "أغلق الخادم الاتصال دون أن يردّ.",
    connect_closed_before_end: "انقطع الاتصال قبل وصول الرد كاملًا.",
    connect_not_http: "ردّ الخادم ليس بصيغة HTTP صحيحة.",

    tls_expired: "انتهت صلاحية الشهادة.",
    tls_not_yet_valid: "لم يبدأ سريان الشهادة بعد.",
    tls_self_signed: "الشهادة موقَّعة ذاتيًا، فلا تثق بها المتصفحات.",
    tls_untrusted: "جهة إصدار الشهادة غير معروفة، أو سلسلة الشهادات ناقصة.",
    tls_wrong_host: "الشهادة صادرة لاسم مضيف آخر.",
    tls_revoked: "أُلغيت الشهادة.",
    tls_closed: "قطع الخادم الاتصال أثناء إعداد التشفير.",
    tls_protocol: "لم نجد مع الخادم طريقة تشفير مشتركة.",

    timeout_connect: "لم يقبل الخادم الاتصال في الوقت المحدد.",
    timeout_tls: "استغرق إعداد الاتصال المشفَّر وقتًا أطول من المسموح.",
    timeout_answer: "قبل الخادم الاتصال لكنه لم يردّ في الوقت المحدد.",
    timeout_body: "بدأ الرد لكنه لم يكتمل في الوقت المحدد.",
    timeout_aborted: "توقف الفحص قبل أن يكتمل.",

    status_other: "ردّ الخادم بالرمز HTTP {code}، وهو غير مقبول.",
    status_redirect: "ردّ الخادم بتحويل غير مقبول (HTTP {code}).",
    status_client: "رفض الخادم الطلب (HTTP {code}).",
    status_unauthorized: "تتطلب الصفحة تسجيل الدخول (HTTP {code}).",
    status_forbidden: "منع الخادم الوصول (HTTP {code}).",
    status_not_found: "الصفحة غير موجودة (HTTP {code}).",
    status_too_many: "رفضنا الخادم لكثرة الطلبات (HTTP {code}).",
    status_server: "حدث خطأ داخل الخادم (HTTP {code}).",
    status_gateway: "لم تحصل البوابة على رد سليم من الخادم الذي خلفها (HTTP {code}).",
    status_unavailable: "الخدمة غير متاحة (HTTP {code}).",
    status_too_many_redirects: "تُحوِّل الصفحة الزائر مرات كثيرة.",
    status_bad_redirect: "تُحوِّل الصفحة إلى عنوان غير صالح.",

    keyword_encoded: "وصلت الصفحة مضغوطة مع أننا لم نطلب ذلك، فتعذّر البحث عن الكلمة المفتاحية.",

    blocked_network: "العنوان داخل شبكة خاصة، لذلك لا يُفحص.",
    blocked_invalid: "هذا العنوان غير صالح.",
    blocked_scheme: "لا يبدأ العنوان بـ http:// أو https://.",
    blocked_credentials: "يحتوي العنوان على اسم مستخدم أو كلمة مرور، وهذا غير مسموح.",
  },
);

export type CauseKey = keyof typeof causeMessages.en;

/** Every cause has both texts: this does not compile when one is missing. */
export const causeTitleKeys: Record<FailureCause, CauseKey> = {
  dns: "dns_short",
  connect: "connect_short",
  tls: "tls_short",
  timeout: "timeout_short",
  status: "status_short",
  keyword: "keyword_short",
  blocked: "blocked_short",
  silent: "silent_short",
};
