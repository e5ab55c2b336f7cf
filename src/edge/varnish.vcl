vcl 4.1;

# Varnish before several edges, behind the server that ends TLS (nginx.conf: its upstream is then Varnish alone). It keeps
# pages and pictures; everything else passes. `npm run test:varnish` runs with this very file, other ports put in. The edges are
# started with TRUST_PROXY=loopback. Debian: apt-get install varnish
#   varnishd -a 127.0.0.1:6081 -f "$PWD/src/edge/varnish.vcl" -s malloc,256m -p http_gzip_support=off
# Without that last setting Varnish asks for gzip alone, and phones get no brotli.

import directors;
import std;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 2;
  .threshold = 1;
  .initial = 1;
}
backend one { .host = "127.0.0.1"; .port = "4173"; .probe = ready; }
backend two { .host = "127.0.0.1"; .port = "4174"; .probe = ready; }

sub vcl_init {
  new edges = directors.round_robin();
  edges.add_backend(one);
  edges.add_backend(two);
}

sub reduce_encoding {
  if (req.http.Accept-Encoding ~ "(^|,)\s*br\s*(,|;\s*q=(1|0\.0*[1-9])|$)") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "(^|,)\s*gzip\s*(,|;\s*q=(1|0\.0*[1-9])|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.Page;
    unset req.http.Late;
    unset req.http.Drawn;
    unset req.http.Direct;
    unset req.http.Missed;
    unset req.http.Surrogate-Capability;
  }
  set req.backend_hint = edges.backend();
  # An edge believes them, and a page would be kept under a host that it is not of. nginx says the same in Host.
  unset req.http.X-Forwarded-Host;
  if ((req.method == "GET" || req.method == "HEAD") && req.http.Host && req.url ~ "^/img/") {
    # A picture depends on the formats that a phone accepts, not on how it says so: each browser writes another Accept.
    unset req.http.Cookie;
    unset req.http.Authorization;
    set req.http.Host = req.http.Host.lower();
    if (req.http.X-Forwarded-Proto != "https") {
      set req.http.X-Forwarded-Proto = "http";
    }
    if (req.http.Accept ~ "(?i)(^|,)\s*image/avif\s*(?![^,]*;\s*q\s*=\s*0(\.0*)?\s*(;|,|$))(;|,|$)") {
      set req.http.Accept = "image/avif,image/webp";
    } else if (req.http.Accept ~ "(?i)(^|,)\s*image/webp\s*(?![^,]*;\s*q\s*=\s*0(\.0*)?\s*(;|,|$))(;|,|$)") {
      set req.http.Accept = "image/webp";
    } else {
      set req.http.Accept = "image/*";
    }
    if (req.http.Save-Data ~ "(?i)^on\b") {
      set req.http.Save-Data = "on";
    } else {
      unset req.http.Save-Data;
    }
    call reduce_encoding;
    return (hash);
  }
  if ((req.method != "GET" && req.method != "HEAD") || !req.http.Host || req.url !~ "^/(m(/[^?]*)?|register\.html)?(\?|$)") {
    return (pass);
  }
  # No page: it tells the app around it that a game has led its frame back here.
  if (req.http.Sec-Fetch-Dest ~ "^i?frame$") {
    return (pass);
  }

  # A page: the request is reduced to what its answer depends on. The edge says so in Vary.
  set req.http.Page = "yes";
  set req.http.Surrogate-Capability = {"leve="page""};
  unset req.http.Authorization;
  set req.http.Host = req.http.Host.lower();
  if (req.http.X-Forwarded-Proto != "https") {
    set req.http.X-Forwarded-Proto = "http";
  }
  # The languages that the cookies name: an edge takes the last one that is the merchant's. The image host of the visit (E08): the cookie's.
  set req.http.Reduced = regsuball(";" + req.http.Cookie, "\s*;\s*", ";");
  set req.http.Reduced = regsuball(req.http.Reduced, {";language\s*=\s*"?([a-z]{2})"?\s*(?=;|$)"}, "; language=\1");
  set req.http.Reduced = regsuball(req.http.Reduced, ";([^ ;][^;]*)?(?=;|$)", "");
  if (req.http.Cookie ~ {"(^|;)\s*imageHost=\d\d?\s*(;|$)"}) {
    set req.http.Drawn = regsub(req.http.Cookie, {"^(.*;)?\s*imageHost=(\d\d?)\s*(;.*)?$"}, "\2");
    set req.http.Reduced = req.http.Reduced + "; imageHost=" + req.http.Drawn;
  }
  set req.http.Cookie = req.http.Reduced;
  unset req.http.Reduced;
  # Whether another site has opened it changes one header alone, in vcl_deliver.
  if (req.restarts == 0 && (req.http.Sec-Fetch-Site == "none" || req.http.Sec-Fetch-Site == "same-origin")) {
    set req.http.Direct = "yes";
  }
  unset req.http.Sec-Fetch-Site;
  call reduce_encoding;

  # A page that is older is served while the edge makes the next one, as `stale-while-revalidate` says; without any edge, the last one.
  if (std.healthy(req.backend_hint) && !req.http.Late) {
    set req.grace = 1s;
  }
  return (hash);
}

sub vcl_hash {
  # What campaigns and invitations add to an address is read by the phone: the page is the same.
  hash_data(regsub(regsuball(req.url, "([?&])((utm_|ttclid|fbclid|gclid|wbraid|gbraid|kwai_|click_?id|affiliateCode)[^=&]*=[^&]*&?)+", "\1"), "[?&]$", ""));
  hash_data(req.http.Host);
  hash_data(req.http.X-Forwarded-Proto);
  # Apart by more than Vary: Varnish goes through what differs by that alone one by one.
  hash_data(req.http.Cookie);
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.Page;
  unset bereq.http.Late;
  unset bereq.http.Drawn;
  unset bereq.http.Direct;
  unset bereq.http.Missed;
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (bereq.url ~ "^/img/") {
    # For as long as the edge says; what is refused, or sent to its own host, is said to each phone.
    if (beresp.status != 200 || beresp.ttl <= 0s) {
      set beresp.ttl = 0s;
      set beresp.grace = 0s;
      set beresp.uncacheable = true;
    }
    return (deliver);
  }
  # A failure takes no page's place: the older one stays.
  if (beresp.status >= 500) {
    if (bereq.retries == 0) {
      return (retry);
    }
    return (abandon);
  }
  if (beresp.status == 200 && beresp.http.CDN-Cache-Control ~ "s-maxage=\d" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*s-maxage=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    return (deliver);
  }
  set beresp.ttl = 1s;
  set beresp.grace = 0s;
  set beresp.uncacheable = true;
  return (deliver);
}

sub vcl_backend_error {
  # An edge that is restarting refuses at once, and the other one is asked.
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  if (!bereq.uncacheable) {
    return (abandon);
  }
  set beresp.http.Content-Type = "text/plain";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "2";
  set beresp.body = "No edge answers";
  return (deliver);
}

sub vcl_synth {
  # No edge has answered, and the page is older than Varnish serves while one is there.
  if (req.http.Page && !req.http.Late) {
    set req.http.Late = "yes";
    return (restart);
  }
  set resp.http.Content-Type = "text/plain";
  set resp.http.Cache-Control = "no-store";
  set resp.http.Retry-After = "2";
  set resp.body = "No edge answers";
  return (deliver);
}

sub vcl_deliver {
  if (req.url ~ "^/img/") {
    if (obj.hits == 0) {
      set resp.http.X-Cache = "miss";
    } else {
      set resp.http.X-Cache = "hit";
    }
  }
  if (req.http.Page) {
    if (obj.hits == 0) {
      set req.http.Missed = "yes";
    }
    if (resp.http.Image-Hosts) {
      # None, or one that is no longer there: that of the page which the phone has, else a random one.
      if (std.integer(req.http.Drawn, 99) >= std.integer(resp.http.Image-Hosts, 0)) {
        set req.http.Drawn = regsub(req.http.If-None-Match, {"^.*\.(\d\d?)"$"}, "\1");
        if (std.integer(req.http.Drawn, 99) >= std.integer(resp.http.Image-Hosts, 0)) {
          set req.http.Drawn = std.integer(real = std.random(0, std.real(resp.http.Image-Hosts, 1)));
        }
        set req.http.Cookie = regsub(req.http.Cookie, "; imageHost=.*$", "") + "; imageHost=" + req.http.Drawn;
        return (restart);
      }
      set resp.http.Set-Cookie = "imageHost=" + req.http.Drawn + "; Path=/; SameSite=Lax";
    }
    if (req.http.Missed) {
      set resp.http.X-Cache = "miss";
    } else {
      set resp.http.X-Cache = "hit";
    }
  }
  if (req.http.Direct && resp.http.Cross-Origin-Opener-Policy) {
    set resp.http.Cross-Origin-Opener-Policy = "unsafe-none";
  }
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Image-Hosts;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
